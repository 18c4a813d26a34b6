import { text, type FilterOptions } from "@backoffice/ui/filters";

/** A bet's id: letters, digits, dash, underscore and slash only (money §5), 60 at most. */
export const betIdFilter = (options: Omit<FilterOptions<string>, "label"> = {}) =>
  text({
    label: "Bet id",
    maxLength: 60,
    allowed: { pattern: /^[\w/-]+$/, says: "Use letters, digits, dash, underscore and slash only." },
    ...options,
  });
