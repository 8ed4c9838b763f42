/** Persons and their devices. */
import * as v from 'valibot';
import { languages } from '../core/text.ts';
import { id, text } from './schema.ts';

const language = v.picklist(languages);
const name = text(100);

export const personWish = v.object({ name, language: v.optional(language) });
export const personChange = v.object({ name: v.optional(name), language: v.optional(language) });
export const codeWish = v.object({ code: text(40) });
export const muteWish = v.object({ person: id, muted: v.boolean() });
