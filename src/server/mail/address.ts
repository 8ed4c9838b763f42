/** What counts as somebody's address: strict enough that no mail server reads two of them, or a command, out of it. */
const shape =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){0,8}[A-Za-z0-9-]{1,63}$/;
const most = 254;

export function isAddress(text: string): boolean {
  return text.length <= most && shape.test(text);
}
