/** Finding people over HTTP. */
import * as lobby from '../../wire/lobby-routes.ts';
import type { SentBody } from '../../wire/route.ts';
import { call } from '../online/request.ts';

export const readLobby = () => call(lobby.readLobby);
export const seek = (wish: SentBody<typeof lobby.seek>) => call(lobby.seek, {}, wish);
export const stopSeeking = () => call(lobby.stopSeeking);
