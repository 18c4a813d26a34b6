/** `pnpm vitest …` and the like, as a span of code or as a line of a block of code. */
const CODE = /`{3}[\s\S]*?`{3}|(?<=^ {4})\S.*$|`[^`]+`/gm;
const PNPM = /^(?:npx -y )?pnpm(?:@12)? (?:exec )?/;
const RUNNERS = /^(?:vitest|playwright|e2e|sweep)\b/;

/**
 * Commands in a text that run tests with Vitest or Playwright, without `pnpm`. Options in code of their own belong to the
 * command before them in the same paragraph, list item or table row: "`pnpm sweep`: …; `--grep "PARTNER"` takes some".
 */
export const testCommandsIn = (text: string): string[] =>
  text
    // Comments: one text without the stars of its lines.
    .replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/) ?/g, "\n")
    .split(/\n\s*\n(?! {4})|\n(?=\s*(?:[-|]|\d+\.) )|\*\//)
    .flatMap((paragraph) => {
      let last: string | undefined;
      return [...paragraph.matchAll(CODE)]
        .flatMap(([code]) => code.replaceAll(/^`+(?:\w*\n)?|`+$/g, "").split(code.startsWith("```") ? "\n" : /$^/))
        .flatMap((code) => {
          const line = code.replaceAll(/\s+/g, " ").trim();
          if (line.startsWith("--")) return last ? [`${last} ${line}`] : [];
          if (!PNPM.test(line)) return [];
          const command = line.replace(PNPM, "");
          last = RUNNERS.test(command) ? command : undefined;
          return last ? [last] : [];
        });
    });
