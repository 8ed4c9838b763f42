const names = ['Ada', 'Brandaan', 'Chioma', 'Dirk', 'Eleni', 'Farid'];

/** What a bot is called that nobody has named. */
export function botName(seat: number): string {
  return names[seat % names.length] as string;
}
