import { DocsContext, Title, useOf } from "@storybook/addon-docs/blocks";
import { useContext, type ReactNode } from "react";
import { modules } from "../packages/console/src/app/modules.ts";
import type { PanelField } from "../packages/console/src/testing/panel-docs/panel-fields.ts";
import { panelDoc, type PanelCall } from "../packages/console/src/testing/panel-docs/panel-doc.ts";
import { LOOK } from "../packages/console/src/testing/look.ts";
import { panelFacts } from "../packages/console/src/testing/review/panel-facts.ts";
import { missingStates, withStates } from "../packages/ui/src/docs/review/review-list.ts";
import { asSentence } from "../packages/ui/src/docs/as-sentence.ts";
import { DocSection } from "./doc-section.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { fieldRules } from "./field-rules.ts";
import { PatternLinks } from "./pattern-links.tsx";

const TAG = "panel:";
const facts = panelFacts(modules);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-4 py-1">
    <dt className="text-ink-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Table = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) => (
  <table className="w-full border-collapse text-body">
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col" className="py-1 pe-4 text-start text-meta font-medium text-ink-muted">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row} className="border-t align-top">
          {cells.map((cell, at) => (
            <td key={at} className="py-1.5 pe-4 wrap-anywhere">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const EFFECTS: Readonly<Record<string, string>> = { read: "Read", write: "Write", money: "Moves money" };
const callRow = ({ method, path, effect, permission }: PanelCall) => [
  EFFECTS[effect] ?? effect,
  <code key="path" className="font-mono text-meta">
    {method} {path}
  </code>,
  permission === undefined || permission === "signed_in" ? "Signed in" : permission,
];

/** Purpose of a panel, permissions, links to it, calls, fields, and each of its states, interactive. */
export const PanelDocsPage = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes(LOOK));
  const id = preparedMeta.tags?.find((tag) => tag.startsWith(TAG))?.slice(TAG.length) ?? "";
  const doc = panelDoc(id);
  const its = facts[id];
  const own = stories.map((it) => ({ id: it.id, story: it.id, title: preparedMeta.title, name: asSentence(it.name) }));
  const looks = withStates(own, its?.states);
  const absent = missingStates(looks, its?.states);
  const rules = doc?.writes.flatMap((write) => fieldRules(write.id)) ?? [];
  const fields = doc?.fields ?? [];
  const ruleOf = (name: string) => rules.find(({ field }) => field === name)?.rule ?? "";
  const fieldRow = ({ name, label, control, required, help }: PanelField) => [
    label,
    control,
    required ? "Yes" : "",
    ruleOf(name),
    help ?? "",
  ];
  const otherRules = rules.filter(({ field }) => fields.every(({ name }) => name !== field));
  const rights = new Set(doc?.writes.flatMap(({ permission }) => permission ?? []));
  return (
    <div className="sb-unstyled text-body text-ink">
      <Title />
      {doc?.purpose && <p className="mt-1 max-w-160 text-ink-muted">{doc.purpose}</p>}
      <dl className="mt-4">
        <Fact name="Panel">
          <code className="font-mono text-meta">{id}</code>
          {its && `, ${its.width.charAt(0).toLowerCase()}${its.width.slice(1)}`}
        </Fact>
        {its && <Fact name="Who may open it">{its.roles.join(", ")}</Fact>}
        {rights.size > 0 && <Fact name="Right to act">{[...rights].join(", ")}</Fact>}
        {its?.address && (
          <Fact name="Address">
            <code className="font-mono text-meta">{its.address}</code>
          </Fact>
        )}
        {doc && doc.openedFrom.length > 0 && <Fact name="Opened from">{doc.openedFrom.join(", ")}</Fact>}
        {doc && doc.rules.length > 0 && <Fact name="Specification">{doc.rules.join(", ")}</Fact>}
        {doc && doc.patterns.length > 0 && (
          <Fact name="Do and don’t">
            <PatternLinks names={doc.patterns} />
          </Fact>
        )}
        {doc && (
          <Fact name="Source">
            <code className="font-mono text-meta">packages/console/src/{doc.file}</code>
          </Fact>
        )}
      </dl>
      <DocSection title="States">
        <ContactSheet looks={looks} />
        {absent.length > 0 && (
          <ul className="mt-4 text-meta text-ink-muted">
            {absent.map(({ name, why }) => (
              <li key={name}>
                {name}: {why === undefined ? "no scene shows it yet" : `does not apply, ${why}`}
              </li>
            ))}
          </ul>
        )}
      </DocSection>
      {doc && doc.reads.length + doc.writes.length > 0 && (
        <DocSection title="Calls">
          <Table head={["Effect", "Call", "Permission"]} rows={[...doc.writes, ...doc.reads].map(callRow)} />
        </DocSection>
      )}
      {fields.length > 0 && (
        <DocSection title="Fields">
          <Table head={["Label", "Control", "Required", "Rule of the contract", "Help"]} rows={fields.map(fieldRow)} />
        </DocSection>
      )}
      {otherRules.length > 0 && (
        <DocSection title="Other rules of its calls">
          <Table
            head={["Field", "Rule", "Sent by"]}
            rows={otherRules.map(({ field, rule, call }) => [field, rule, call])}
          />
        </DocSection>
      )}
    </div>
  );
};
