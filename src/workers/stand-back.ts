/** A thread that works at leisure makes room for the one that answers people. */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** How far it stands back behind its process, on the scale of `nice`, and where that scale ends. */
const courtesy = 10;
const last = 19;
let stoodBack = false;

/** On Linux a thread can stand back alone; elsewhere there is no such thing, and the cores must do. */
export function standBack(): void {
  if (stoodBack) return;
  stoodBack = true;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread > 0 && thread !== process.pid) setPriority(thread, Math.min(last, getPriority(process.pid) + courtesy));
  } catch {
    // Nothing depends on it.
  }
}
