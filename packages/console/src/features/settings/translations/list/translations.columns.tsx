import type { components, listTranslations } from "@backoffice/api-client";
import { textCell } from "@backoffice/ui/table";
import { languagesColumn } from "#entities/language/languages.column.tsx";
import { LANGUAGES } from "#entities/language/languages.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { textsOf } from "../texts-of.ts";

type Translation = components["schemas"]["Translation"];

const OTHERS = LANGUAGES.filter(({ code }) => code !== "en");

/** Columns of translations: key, English text, languages, and each language on demand. */
export const translationColumns: ColumnsOf<typeof listTranslations> = [
  {
    id: "rowKey",
    header: "Key",
    ...textCell<Translation>(({ rowKey }) => rowKey),
    cell: ({ rowKey }) => rowKey,
    code: true,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 240,
  },
  { id: "en", header: "English", ...textCell<Translation>(({ en }) => en), sortable: true, width: 280 },
  { ...languagesColumn<Translation>(textsOf), width: 300 },
  {
    id: "missing",
    header: "Missing",
    ...numberCell<Translation>((row) => OTHERS.filter(({ code }) => !row[code]).length),
    width: 100,
  },
  ...OTHERS.map(({ code, label, dir }) => ({
    id: code,
    header: label,
    ...textCell<Translation>((row) => row[code]),
    cell: (row: Translation) => (
      <bdi dir={dir} lang={code}>
        {row[code]}
      </bdi>
    ),
    width: 200,
    defaultHidden: true,
  })),
];
