/** The dark modules of a QR code as one SVG path: one unit per module, one rectangle per run in a row. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x += 1;
        runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
      }
      return runs;
    })
    .join("");
