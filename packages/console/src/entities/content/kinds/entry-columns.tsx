import { dateCell, textCell } from "@backoffice/ui/table";
import { LANGUAGES } from "#entities/language/languages.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { titleOf, type Titled } from "./title-of.ts";
import { MissingLanguages } from "../texts/missing-languages.tsx";

/** Common fields of all content entries. */
type Entry = {
  opId: string;
  languages: readonly string[];
  updatedAt: string;
  updatedBy: string;
};

/** The column that identifies an entry: first and always visible. */
export const nameColumn = <Row,>(header: string, get: (row: Row) => string, { mono = true } = {}) => ({
  header,
  ...textCell<Row>(get),
  cell: (row: Row) => <bdi className={mono ? "font-mono font-semibold" : "font-semibold"}>{get(row)}</bdi>,
  hideable: false,
  sticky: "start" as const,
  width: 220,
});

/** Title in English, otherwise in the first language that has one. */
export const titleColumn = <Row,>(of: (row: Row) => Titled) => ({
  id: "title",
  header: "Title",
  ...textCell<Row>((row) => titleOf(of(row)).title),
  cell: (row: Row) => {
    const { title, language } = titleOf(of(row));
    return (
      <bdi lang={language} dir={LANGUAGES.find(({ code }) => code === language)?.dir ?? "ltr"}>
        {title}
      </bdi>
    );
  },
  width: 240,
});

/** Languages of an entry, and the number missing from its site's. */
export const languageColumns = <Row extends Entry>() => [
  {
    id: "languages",
    header: "Languages",
    ...textCell<Row>(({ languages }) => languages.join(" ")),
    cell: ({ languages }: Row) => <span className="text-ink-muted uppercase">{languages.join(" ")}</span>,
    width: 130,
  },
  {
    id: "missing",
    header: "Missing",
    help: "Site languages without a translation.",
    // Copied, so that a missing list fails in the cell, which then shows a dash, and not in the component.
    cell: ({ opId, languages }: Row) => <MissingLanguages opId={opId} languages={[...languages]} />,
    width: 100,
  },
];

/** Owner of the entry, and who saved it last. */
export const savedColumns = <Row extends Entry>() =>
  [
    { id: "opId", header: "Operator", ...operatorCell<Row>(({ opId }) => opId), sortable: true, width: 150 },
    { id: "updatedAt", header: "Updated", ...dateCell<Row>(({ updatedAt }) => updatedAt), sortable: true, width: 175 },
    { id: "updatedBy", header: "Updated by", ...textCell<Row>(({ updatedBy }) => updatedBy), width: 120 },
  ] as const;
