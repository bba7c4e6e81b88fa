/** A body that its handler has written in the format that the client prefers to JSON. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
