/** Everything a server may say over a socket, member by member: what is not listed there must not be said. */
import * as v from 'valibot';
import { pastView } from '../../wire/log.ts';
import { serverMessage } from '../../wire/messages.ts';
import { seat } from '../../wire/schema.ts';
import { strict } from './strict.ts';

/** An answer over HTTP, held to the same. */
const pastViews = v.object({ type: v.literal('views'), seat: v.nullable(seat), views: v.array(pastView) });

export const mayBeTold = strict(v.variant('type', [...serverMessage.options, pastViews]));
