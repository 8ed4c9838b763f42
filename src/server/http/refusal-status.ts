/** Which refusal has which status. */
import type { HouseReasons } from '../../core/refusal.ts';
import type { Route } from '../../wire/route.ts';
import type { ServerReasons } from '../refusal.ts';

type Reason = keyof HouseReasons | keyof ServerReasons;
type Status = 400 | 401 | 403 | 404 | 409 | 413 | 426 | 429 | 500 | 503;

const statuses: Readonly<Partial<Record<Reason, Status>>> = {
  unreadable: 400,
  tooHigh: 400,
  tooLow: 400,
  notJson: 400,
  wrongMap: 400,
  unfitMap: 400,
  wrongName: 400,
  wrongChat: 400,
  reservedLine: 400,
  wrongMailAddress: 400,
  wrongZone: 400,
  wrongHoliday: 400,
  wrongDay: 400,
  wrongBan: 400,
  wrongNetwork: 400,
  noSession: 401,
  banned: 403,
  keptApart: 403,
  keptApartThere: 403,
  notOperator: 403,
  notFriends: 403,
  outsideRange: 403,
  wrongRange: 400,
  blockedByYou: 403,
  tooManyFriends: 403,
  wrongOrigin: 403,
  notYourSeat: 403,
  notHost: 403,
  mutedHere: 403,
  onlySeatsTalk: 403,
  wrongAddress: 400,
  takenAddress: 403,
  wrongLink: 403,
  usedLink: 403,
  oldLink: 403,
  othersLink: 403,
  lastWayIn: 403,
  challengeOver: 403,
  wrongPasskey: 403,
  unknownPasskey: 403,
  knownPasskey: 403,
  copiedPasskey: 403,
  tooManyPasskeys: 403,
  needsWayBack: 403,
  noMail: 404,
  wrongInvitation: 403,
  onlyByInvitation: 403,
  wrongCode: 403,
  noSuchTable: 404,
  sealedTable: 403,
  noSuchTournament: 404,
  notTournamentHost: 403,
  noSuchPerson: 404,
  noSuchLine: 404,
  noSuchReport: 404,
  noSuchBan: 404,
  noSuchShare: 404,
  noSuchComment: 404,
  notFound: 404,
  tooLong: 413,
  tooMuchRecord: 413,
  outdated: 426,
  tooMany: 429,
  broken: 500,
  damagedTable: 500,
  tryAgain: 503,
  notKnown: 503,
};

/** Whatever is not named above is against the rules of the game or of the table, as they stand now. */
const otherwise: Status = 409;

export function statusOf(reason: string): Status {
  return statuses[reason as Reason] ?? otherwise;
}

const always: readonly Reason[] = ['outdated', 'tooMany', 'broken'];
const onWriting: readonly Reason[] = ['wrongOrigin', 'banned', 'tryAgain', 'notKnown'];
const onReadingBody: readonly Reason[] = ['unreadable', 'tooHigh', 'tooLow', 'notJson', 'tooLong'];

/** How a route may refuse, for its description: the statuses, each with the reasons behind it. */
export function refusalStatuses(route: Route): { readonly status: Status; readonly reasons: readonly string[] }[] {
  const reasons = new Set<Reason>(always);
  const add = (more: readonly Reason[]) => {
    for (const reason of more) reasons.add(reason);
  };
  if (route.method !== 'GET') add(onWriting);
  if (route.body) add(onReadingBody);
  if (route.query) add(['unreadable', 'tooHigh', 'tooLow']);
  if (route.session) add(['noSession']);
  if (route.path.startsWith('/operator')) add(['notOperator']);
  if (route.path.startsWith('/tournaments/:id')) add(['noSuchTournament']);
  else if (route.path.includes(':id')) add(['noSuchTable', 'damagedTable', 'notYourSeat', 'sealedTable']);
  add(own[route.path] ?? []);
  const byStatus = Map.groupBy(reasons, statusOf);
  const listed = [...byStatus].map(([status, some]) => ({ status, reasons: some as readonly string[] }));
  const rules = route.method === 'POST' && !route.path.startsWith('/session') && !route.path.startsWith('/me');
  if (rules || ruled.includes(route.path))
    listed.push({ status: otherwise, reasons: ['against the rules of the game or of the table'] });
  return listed.sort((a, b) => a.status - b.status);
}

/** Reasons that only these routes have. */
const own: Readonly<Record<string, readonly Reason[]>> = {
  '/session': ['wrongName', 'wrongZone'],
  '/session/code': ['wrongCode'],
  '/session/passkey': ['challengeOver', 'wrongPasskey', 'unknownPasskey', 'copiedPasskey', 'wrongOrigin'],
  '/session/mail': ['noMail', 'wrongMailAddress'],
  '/session/link/look': ['wrongLink', 'usedLink', 'oldLink'],
  '/session/link': ['wrongLink', 'usedLink', 'oldLink', 'othersLink', 'takenAddress'],
  '/session/join': ['wrongLink', 'usedLink', 'oldLink', 'othersLink'],
  '/me': ['wrongName', 'wrongZone'],
  '/me/passkeys/options': ['tooManyPasskeys'],
  '/me/passkeys': ['wrongName', 'challengeOver', 'wrongPasskey', 'knownPasskey', 'wrongOrigin'],
  '/me/passkeys/remove': ['lastWayIn', 'unknownPasskey'],
  '/me/address': ['noMail', 'wrongMailAddress'],
  '/me/address/remove': ['lastWayIn'],
  '/me/holidays': ['wrongHoliday', 'holidayTwice', 'holidayUsedUp'],
  '/me/holidays/end': ['wrongHoliday'],
  '/me/mutes': ['noSuchPerson'],
  '/me/friends': ['noSuchPerson', 'blockedByYou', 'tooManyFriends'],
  '/people/name': ['noSuchPerson'],
  '/tables/:id/friends': ['notFriends'],
  '/reports': ['noSuchPerson', 'noSuchTable', 'noSuchLine', 'wrongChat'],
  '/operator/reports/:id/chat': ['noSuchReport'],
  '/operator/reports/:id/close': ['noSuchReport', 'wrongChat'],
  '/operator/bans': ['noSuchPerson', 'wrongBan', 'wrongNetwork', 'wrongChat'],
  '/operator/bans/:id/lift': ['noSuchBan'],
  '/tables': ['wrongRange', 'wrongName', 'wrongChat', 'reservedLine'],
  '/me/notices': ['wrongZone'],
  '/me/notices/push': ['wrongAddress'],
  '/me/notices/webhooks': ['wrongAddress', 'tooManyWebhooks'],
  '/people/:id': ['noSuchPerson', 'noSession'],
  '/people/:id/course': ['noSuchPerson', 'noSession'],
  '/people/:id/results': ['noSuchPerson', 'noSession'],
  '/me/listed': ['needsWayBack'],
  '/records': ['wrongName', 'notFound', 'tooMuchRecord'],
  '/tables/:id/join': ['wrongInvitation', 'onlyByInvitation', 'keptApart', 'outsideRange'],
  '/analyses': ['tooMuchRecord'],
  '/shares': ['noSuchTable', 'notYourSeat', 'tooMuchRecord', 'damagedTable'],
  '/shares/:share': ['noSuchShare', 'damagedTable'],
  '/shares/:share/comments': ['noSuchShare', 'notYoursToComment', 'wrongComment', 'tooManyComments'],
  '/shares/:share/comments/remove': ['noSuchShare', 'noSuchComment'],
  '/me/shares/close': ['noSuchShare'],
  '/tables/:id/contribution': ['wrongChat', 'reservedLine', 'mutedHere', 'onlySeatsTalk'],
  '/daily': ['wrongDay'],
  '/daily/begin': ['notFound'],
  '/daily/results': ['wrongDay', 'notFound', 'tooMuchRecord'],
  '/tournaments': ['wrongName'],
  '/tournaments/:id/enter': ['wrongInvitation', 'keptApartThere'],
  '/tournaments/:id/bots': ['notTournamentHost'],
  '/tournaments/:id/start': ['notTournamentHost'],
  '/tables/:id/start': ['notHost'],
  '/tables/:id/invitation': ['notHost'],
  '/tables/:id/seats/:seat/remove': ['notHost'],
  '/tables/:id/talk': ['notHost'],
  '/tables/:id/mutes': ['notHost', 'noSuchPerson'],
};

/** Routes that read and are refused by the table's rules nonetheless. */
const ruled: readonly string[] = ['/tables/:id/record', '/tables/:id/views', '/me/seek'];
