/** What there is to see before the client has been built. */
export const fallbackPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tafelrunde</title></head>
<body>
<h1>Tafelrunde</h1>
<p>The server is running, but its pages have not been built yet. Build them and start it again.</p>
<p>Programs can play already: see docs/api.md, and <a href="/api/games">the games</a>.</p>
</body>
</html>
`;
