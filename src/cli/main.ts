/** The commands of the house: `tafelrunde <command>`. Each is loaded when it is wanted. */
import { type Command, isUsageError } from './command.ts';

const commands: Readonly<Record<string, { readonly what: string; load(): Promise<Command> }>> = {
  serve: {
    what: 'serve tables to browsers and bots',
    load: async () => (await import('./serve.ts')).serve,
  },
  tables: {
    what: 'list, export and mend tables of the store that cannot be opened',
    load: async () => (await import('./tables.ts')).tables,
  },
  tournament: {
    what: 'work out pairings and standings of a tournament once more',
    load: async () => (await import('./tournament.ts')).tournament,
  },
  ratings: {
    what: 'reckon all ratings again from the log of results',
    load: async () => (await import('./ratings.ts')).ratings,
  },
  protocol: {
    what: 'play over JSON lines on stdin and stdout, for bots and test tools',
    load: async () => (await import('./protocol/command.ts')).protocol,
  },
  simulate: {
    what: 'play random games and count',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  ladder: {
    what: 'let bots play each other and say who is stronger',
    load: async () => (await import('./ladder/command.ts')).ladder,
  },
  fuzz: {
    what: 'hold the laws against many random games',
    load: async () => (await import('./fuzz/command.ts')).fuzz,
  },
  statistics: {
    what: 'let medium bots play and count how each game is won',
    load: async () => (await import('./statistics.ts')).statistics,
  },
  replay: {
    what: 'tell a recorded game in words',
    load: async () => (await import('./replay.ts')).replay,
  },
  analyse: {
    what: 'say who stood how well after each turn of a recorded game, where it turned, and what decisions cost',
    load: async () => (await import('./analyse.ts')).analyse,
  },
  visits: {
    what: 'count how many visits games over days need, with standing orders and without',
    load: async () => (await import('./visits/command.ts')).visits,
  },
  map: {
    what: 'check a printed board that somebody drew, or make it the default',
    load: async () => (await import('./map/command.ts')).map,
  },
  verify: {
    what: 'check the hash and every shuffle of a recorded game',
    load: async () => (await import('./verify.ts')).verify,
  },
};

const overview = [
  'Usage: tafelrunde <command> [arguments]',
  '',
  ...Object.entries(commands).map(([name, { what }]) => `  ${name.padEnd(10)} ${what}`),
  '',
  'tafelrunde <command> --help says more.',
].join('\n');

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(overview);
    return name === undefined ? 2 : 0;
  }
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) {
    console.error(`There is no command “${name}”.\n\n${overview}`);
    return 2;
  }
  const command = await found.load();
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: ${command.usage}`);
    return 0;
  }
  const result = await command.run(args);
  if (!isUsageError(result)) return result;
  console.error(`tafelrunde ${name}: ${result.wrong}.\nUsage: ${command.usage}`);
  return 2;
}

// Whoever reads our output may stop reading (`| head`): that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2));
