/** Which browser on which system: two words by which somebody knows his own device, and no more. */
const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'] as const;

export function agentOf(header: string | undefined): string {
  const text = (header ?? '').slice(0, 400);
  const browser = browsers.find((one) => text.includes(`${one}/`));
  const system = systems.find((one) => text.includes(one));
  return [browser === undefined ? undefined : (names[browser] ?? browser), system].filter(Boolean).join(', ');
}
