/**
 * The text of every file of features and entities, by a URL against which imports can be resolved. Storybook reads them
 * itself (`.storybook/one-source-file.ts`): one request in place of one per file.
 */
export const sourceTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>(["../../features/**/*.{ts,tsx}", "../../entities/**/*.{ts,tsx}"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([path, text]) => [new URL(path, "src:/testing/panels/").pathname, text]),
);
