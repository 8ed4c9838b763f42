import { expect, it } from 'vitest';
import { isUsageError, readArguments } from './command.ts';

const options = { export: { type: 'string' }, broken: { type: 'boolean' } } as const;

function valuesOf(...args: string[]) {
  const read = readArguments(args, options, 0);
  return isUsageError(read) ? read : { ...read.values };
}

it('a value may begin with a dash, as ids of tables do', () => {
  for (const id of ['-Ab3', '--b3', '_Ab3', 'Ab3'])
    for (const args of [['--export', id], [`--export=${id}`], ['--broken', '--export', id]])
      expect(valuesOf(...args), args.join(' ')).toMatchObject({ export: id });
});

it('an option where a value is wanted is no value', () => {
  expect(valuesOf('--export', '--broken')).toHaveProperty('wrong');
  expect(valuesOf('--export')).toHaveProperty('wrong');
  expect(valuesOf('-Ab3')).toHaveProperty('wrong');
});
