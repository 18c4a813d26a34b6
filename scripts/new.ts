import { parseArgs } from "node:util";
import { newForm } from "./new/form/new-form.ts";
import { newList } from "./new/list/new-list.ts";
import { newRecord } from "./new/record/new-record.ts";
import { newDecision, newDelete } from "./new/write/new-write.ts";
import { writeFiles, type Files } from "./new/write-files.ts";

const USAGE = `pnpm new list /settings/roles [--name roles] [--drawn] [--opens role-details] [--create role-edit] [--actions role-edit,delete-role]
    writes out the columns of a list that is drawn from the contract; --name is what its files are called, the others
    are panels: what a row opens, what the main button opens, and what the actions of a row open; with --drawn the
    columns stay drawn, and follow the contract
pnpm new record showRole --in settings
    a drawer with an address that shows what the call answers
pnpm new delete deleteFlow --in tech-support
    a question before a write that needs no more than a yes
pnpm new decision decideCashback --in transactions
    the same with a verb for each thing that the call can decide, and its note
pnpm new form updateDepositGateway --in deposit [--read showDepositGateway [--create createDepositGateway]]
    a form with a field for each field that the call takes: in a dialog, or in the drawer of the record that --read finds;
    --create adds a record in the same drawer, with the same fields, when it is opened without parameters
--in is the folder of the feature below packages/console/src/features; --id names the panel where the documents do`;

type Options = { id?: string; read?: string; create?: string };

const SHAPES: Readonly<Record<string, (what: string, options: Options & { in: string }) => Promise<Files>>> = {
  record: (read, { in: feature, id }) => newRecord(read, feature, id),
  delete: (write, { in: feature, id }) => newDelete(write, feature, id),
  decision: (write, { in: feature, id }) => newDecision(write, feature, id),
  form: (write, { in: feature, ...wanted }) => newForm(write, feature, wanted),
};

/** `pnpm new list|record|delete|decision|form`: generates the files of a page or panel as a starting point. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: "string" },
    drawn: { type: "boolean" },
    in: { type: "string" },
    id: { type: "string" },
    read: { type: "string" },
    create: { type: "string" },
    opens: { type: "string" },
    actions: { type: "string" },
  },
});
const [kind = "", what] = positionals;

try {
  const shape = SHAPES[kind];
  if (kind === "list" && what)
    writeFiles(await newList(what, { ...values, actions: values.actions?.split(",").map((it) => it.trim()) }));
  else if (shape && what && values.in) writeFiles(await shape(what, { ...values, in: values.in }));
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
