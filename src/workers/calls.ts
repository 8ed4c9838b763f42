/**
 * Calls to a worker, wherever it runs: every request gets its own answer, and what is worth telling on the way is told.
 * A port is all that differs between a thread of Node and a worker of the browser.
 */
export interface Port {
  post(message: unknown): void;
  hear(listener: (message: unknown) => void): void;
  /** Tells that the worker is lost and will answer nothing more. */
  whenLost(listener: (why: string) => void): void;
  /** Done once the worker has really ended: a process that goes while a thread is still ending may crash. */
  close(): void | Promise<void>;
  /** Whether the process should wait for this worker before it ends; a browser has no such thing. */
  hold?(held: boolean): void;
  /** Milliseconds of processor time that the worker has used, where that can be told. */
  used?(): Promise<number>;
}

interface Call<Request> {
  readonly id: number;
  readonly request: Request;
}

type Reply<Answer, Note> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly note: Note };

export interface Calls<Request, Answer, Note> {
  call(request: Request, noted?: (note: Note) => void): Promise<Answer>;
  close(): void | Promise<void>;
}

interface Pending<Answer, Note> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly noted: ((note: Note) => void) | undefined;
}

/** The caller's side. */
export function openCalls<Request, Answer, Note = never>(port: Port): Calls<Request, Answer, Note> {
  const pending = new Map<number, Pending<Answer, Note>>();
  let last = 0;
  let lost: string | undefined;
  port.hear((message) => {
    const reply = message as Reply<Answer, Note>;
    const call = pending.get(reply.id);
    if (!call) return;
    if ('note' in reply) {
      call.noted?.(reply.note);
      return;
    }
    pending.delete(reply.id);
    if ('error' in reply) call.reject(new Error(reply.error));
    else call.resolve(reply.answer);
  });
  const lose = (why: string): void => {
    lost ??= why;
    for (const call of pending.values()) call.reject(new Error(why));
    pending.clear();
  };
  port.whenLost(lose);
  return {
    call(request, noted) {
      return new Promise((resolve, reject) => {
        if (lost !== undefined) return reject(new Error(lost));
        last += 1;
        pending.set(last, { resolve, reject, noted });
        port.post({ id: last, request } satisfies Call<Request>);
      });
    },
    close() {
      lose('closed');
      return port.close();
    },
  };
}

/** The worker's side: answers every call with what `answer` makes of it, and an exception with its message. */
export function answerCalls<Request, Answer, Note = never>(
  port: Pick<Port, 'post' | 'hear'>,
  answer: (request: Request, note: (note: Note) => void) => Answer | Promise<Answer>,
): void {
  const post = (reply: Reply<Answer, Note>): void => port.post(reply);
  port.hear(async (message) => {
    const { id, request } = message as Call<Request>;
    try {
      post({ id, answer: await answer(request, (note) => post({ id, note })) });
    } catch (error) {
      post({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
