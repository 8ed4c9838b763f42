/** Hands something to the person as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
