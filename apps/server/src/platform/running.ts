/** Running parts, ended in reverse order. */
export class Running {
  private readonly ends: (() => Promise<void> | void)[] = [];

  /** Registers a part. Parts registered later are ended before it. */
  keep<Part>(part: Part, end: (part: Part) => Promise<void> | void): Part {
    this.ends.push(() => end(part));
    return part;
  }

  async stop(): Promise<void> {
    for (let end = this.ends.pop(); end; end = this.ends.pop()) await end();
  }
}
