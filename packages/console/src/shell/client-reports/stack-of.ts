/** The places of a stack in the console's own files, as `assets/FILE.js:LINE:COLUMN`, innermost first. */
export const stackOf = (stack: string): string[] =>
  stack.split("\n").flatMap((line) => {
    const [, address, place] = /(https?:\/\/[^/\s]+)\/(assets\/[\w.-]+\.js:\d+:\d+)\)?$/.exec(line) ?? [];
    return place && address === window.location.origin ? [place] : [];
  });
