/** boardgame.io's own server, with a game whose state is about as large as a view of ours. */
import server from 'boardgame.io/dist/cjs/server.js';
import { game } from './traffic.js';

const { app, ...peer } = server.Server({ games: [game], origins: ['*'] });
await peer.run({ port: Number(process.argv[2]), callback: () => console.log('open') }, app);
