import { textCell, type Cell } from "@backoffice/ui/table";
import { choiceWords } from "./choice-words.ts";

/** An enum value in words; a file for programs has the value itself. */
export const choiceCell = <Row>(get: (row: Row) => string | null | undefined): Cell<Row> => {
  const words = (row: Row) => {
    const code = get(row);
    return code ? choiceWords(code) : "";
  };
  return {
    ...textCell(words),
    value: (row) => {
      const code = get(row);
      return code ? { code, label: words(row) } : undefined;
    },
  };
};
