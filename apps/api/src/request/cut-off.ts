/** Breaks a stream off: half of the item is sent, and then the connection is closed without the end of the answer. */
export class CutOff extends Error {
  readonly item: unknown;

  constructor(item?: unknown) {
    super('The stream was broken off.');
    this.item = item;
  }
}
