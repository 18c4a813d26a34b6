import { text, type FilterOptions } from "@backoffice/ui/filters";

/** Bet ID: letters, digits, dash, underscore and slash only (money §5), at most 60 characters. */
export const betIdFilter = (options: Omit<FilterOptions<string>, "label"> = {}) =>
  text({
    label: "Bet ID",
    maxLength: 60,
    allowed: { pattern: /^[\w/-]+$/, message: "Use letters, digits, dash, underscore and slash only." },
    ...options,
  });
