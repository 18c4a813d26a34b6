import { useLayoutEffect, useRef, useState } from "react";
import { Badge } from "../../display/values/badge.tsx";
import { colourGroups, colourPairs, type ColourPair } from "./colour-pairs.ts";
import { contrast, painted } from "./contrast.ts";
import { Page, Section } from "../page.tsx";

/** Measured colours of the tokens in the current theme and contrast. */
const useMeasured = (token: number) => {
  const probe = useRef<HTMLSpanElement>(null);
  const [colours, setColours] = useState<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const names = new Set([
      ...colourPairs.flatMap(({ front, back }) => [front, back]),
      ...colourGroups.flatMap((it) => it.tokens),
    ]);
    const found = new Map<string, string>();
    for (const name of names) {
      element.style.color = `var(--${name})`;
      found.set(name, getComputedStyle(element).color);
    }
    setColours(found);
  }, [token]);
  return { probe, colours };
};

const hex = (bytes: readonly number[]) => `#${bytes.map((it) => it.toString(16).padStart(2, "0")).join("")}`;

const Swatch = ({ token, colour, ground }: { token: string; colour: string | undefined; ground: string }) => (
  <li className="flex min-w-0 flex-col gap-1">
    <span className="h-10 rounded-sm border border-line" style={{ background: `var(--${token})` }} />
    <span className="truncate font-mono text-meta">{token}</span>
    <span className="truncate font-mono text-meta text-ink-muted">{colour ? hex(painted([ground, colour])) : "–"}</span>
  </li>
);

const Row = ({ pair, ratio, required }: { pair: ColourPair; ratio: number; required: number }) => (
  <tr className="border-t" data-passes={ratio >= required}>
    <td className="py-1.5 pe-3">
      <span
        className="inline-flex h-7 w-14 items-center justify-center rounded-sm border border-line text-body font-medium"
        style={{ background: `var(--${pair.back})`, color: `var(--${pair.front})` }}
        aria-hidden
      >
        {pair.text ? "Aa" : <span className="size-3 rounded-sm border-2 border-current" />}
      </span>
    </td>
    <th scope="row" className="py-1.5 pe-3 text-start font-mono text-meta font-normal">
      {pair.front} <span className="text-ink-muted">on</span> {pair.back}
    </th>
    <td className="py-1.5 pe-3 text-ink-muted">{pair.use}</td>
    <td className="py-1.5 pe-3 text-end tabular">{ratio.toFixed(2)}</td>
    <td className="py-1.5 pe-3 text-end tabular text-ink-muted">{required}</td>
    <td className="py-1.5">
      <Badge tone={ratio >= required ? "normal" : "stop"}>{ratio >= required ? "Passes" : "Fails"}</Badge>
    </td>
  </tr>
);

type ColourPageProps = {
  /** Minimum contrast of text: 4.5, or 7 in high contrast. */
  least: number;
  /** A change of this value triggers a new measurement. */
  measured?: number | undefined;
};

/** The colour tokens of the current theme, with their contrast. */
export const ColourPage = ({ least, measured = 0 }: ColourPageProps) => {
  const { probe, colours } = useMeasured(measured);
  const ratioOf = ({ front, back }: ColourPair) => {
    const [under, over] = [colours.get(back), colours.get(front)];
    return under && over ? contrast(painted([under, over]), painted([under])) : 0;
  };
  return (
    <Page
      title="Colour"
      lead="Every colour is a token, written once for light and dark. Switch theme and contrast in the toolbar: the figures are measured on this page."
    >
      <span ref={probe} hidden />
      {colourGroups.map((group) => (
        <Section key={group.title} title={group.title} note={group.note}>
          <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
            {group.tokens.map((token) => (
              <Swatch
                key={token}
                token={token}
                colour={colours.get(token)}
                ground={colours.get("surface") ?? "white"}
              />
            ))}
          </ul>
        </Section>
      ))}
      <Section title="Measured contrast" note={`Text needs ${least}:1 here, edges and rings 3:1 (WCAG 2.2).`}>
        <div className="overflow-x-auto" role="region" aria-label="Measured contrast" tabIndex={0}>
          <table className="w-full min-w-140">
            <thead className="text-meta text-ink-muted">
              <tr>
                <th className="pb-1 text-start font-medium">Sample</th>
                <th className="pb-1 text-start font-medium">Tokens</th>
                <th className="pb-1 text-start font-medium">Use</th>
                <th className="pe-3 pb-1 text-end font-medium">Contrast</th>
                <th className="pe-3 pb-1 text-end font-medium">Needs</th>
                <th className="pb-1 text-start font-medium">Result</th>
              </tr>
            </thead>
            <tbody>
              {colours.size > 0 &&
                colourPairs.map((pair) => (
                  <Row
                    key={`${pair.front} ${pair.back}`}
                    pair={pair}
                    ratio={ratioOf(pair)}
                    required={pair.text ? least : 3}
                  />
                ))}
            </tbody>
          </table>
        </div>
      </Section>
    </Page>
  );
};
