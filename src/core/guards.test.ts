/** The guards of the house can fail: what must not compile or pass the linter does not. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

function run(command: string, args: readonly string[], cwd = '.'): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', command), args, { encoding: 'utf8', cwd });
  return { status, output: stdout + stderr };
}

/** A house of its own with our linter's settings and one file in it. */
function lint(file: string, code: string): { status: number | null; output: string } {
  const house = mkdtempSync(join(tmpdir(), 'tafelrunde-'));
  cpSync('biome.json', join(house, 'biome.json'));
  for (const plugin of ['pure', 'index']) cpSync(`scripts/${plugin}.grit`, join(house, `scripts/${plugin}.grit`));
  mkdirSync(join(house, dirname(file)), { recursive: true });
  writeFileSync(join(house, file), code);
  const result = run('biome', ['lint', '--vcs-enabled=false', file], house);
  rmSync(house, { recursive: true });
  return result;
}

describe('rules are pure by construction', () => {
  const { status, output } = run('tsc', ['-p', 'fixtures/forbidden/tsconfig.json']);

  it.each(['setTimeout', 'document', 'process', 'node:fs'])('“%s” does not compile in them', (name) => {
    expect(status).not.toBe(0);
    expect(output).toMatch(new RegExp(`timer\\.ts.*'${name}'`));
  });

  it.each([
    ['a missing text', /words\.ts\(\d+,\d+\).*'over' is missing/],
    ['a superfluous text', /words\.ts\(\d+,\d+\).*'luck' does not exist/],
  ])('%s does not compile', (_what, message) => {
    expect(output).toMatch(message);
  });

  it.each([
    ['Math.random', 'export const die = Math.floor(Math.random() * 6);\n', 'Chance comes in'],
    ['a clock', 'export const now = Date.now();\n', 'Rules know no clock'],
  ])('the linter forbids %s', (_what, code, message) => {
    for (const folder of ['core', ...['', '/actions', '/invariants', '/sample'].map((part) => `games/magellan${part}`)]) {
      const file = `src/${folder}/x.ts`;
      const { status: refused, output: said } = lint(file, code);
      expect(refused).not.toBe(0);
      expect(said).toContain(message);
    }
    expect(lint('src/core/x.ts', 'export const die = 6;\n').status).toBe(0);
    expect(lint('src/cli/x.ts', code).status).toBe(0);
  });

  it('the linter leaves no promise without an owner', () => {
    const calling = (call: string) => `async function write(): Promise<void> {}\nexport function begin(): void {\n  ${call}\n}\n`;
    for (const call of ['write();', 'write().then(() => undefined);'])
      expect(lint('src/server/x.ts', calling(call)).output).toContain('noFloatingPromises');
    expect(lint('src/server/x.ts', calling('write().catch(() => undefined);')).status).toBe(0);
  });

  it('the linter lets nobody cast what is only to be there', () => {
    const taking = (value: string) => `export const first = (list: number[], map: Map<string, number>) => ${value};\n`;
    for (const entry of ['list[0]', 'list.at(-1)', 'list.pop()', `map.get('x')`]) {
      expect(lint('src/cli/x.ts', taking(`${entry} as number`)).output).toContain('A cast hides what the list holds');
      expect(lint('src/cli/x.ts', taking(`${entry}! + 1`)).status).toBe(0);
    }
  });
});
