/** What is asked of the thread that draws, and what it answers. */
import type { Language } from '../../core/text.ts';

export interface PictureJob {
  readonly record: string;
  readonly moment: number;
  readonly title: string;
  readonly language: Language;
}

/** A PNG of 1200 by 630; undefined where the record cannot be read. */
export type PictureAnswer = Uint8Array | undefined;
