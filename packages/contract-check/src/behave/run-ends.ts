/** The run ends before everything is checked. `isCut`: what it has found is no verdict. */
export class RunEnds extends Error {
  readonly isCut: boolean;

  constructor(reason: string, isCut = false) {
    super(reason);
    this.isCut = isCut;
  }
}
