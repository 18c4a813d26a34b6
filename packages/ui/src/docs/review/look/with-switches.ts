/** Switches of the toolbar, "theme:dark;dir:rtl", with those of a state in their place. */
export const withSwitches = (switches: string, ofState = ""): string => {
  const pairs = [switches, ofState].flatMap((it) => it.split(";")).filter(Boolean);
  return [...new Map(pairs.map((pair) => [pair.split(":", 1)[0], pair])).values()].join(";");
};
