import { placeOf } from "../look/element-at.ts";
import { notesOf, SEVERITIES, type Marks, type Note } from "../marks/mark.ts";
import type { PanelFacts, ReviewLook, ReviewPanel } from "../review-list.ts";

/** A look with notes, as somebody reads it who was not there. */
export type ReportLook = {
  look: ReviewLook;
  facts: PanelFacts;
  /** Opens exactly this state. */
  link: string;
  notes: readonly Note[];
};

/** The looks with notes, by area, in the order of the review. */
export const notesReport = (
  panels: readonly ReviewPanel[],
  marks: Marks,
  linkOf: (look: ReviewLook) => string,
): ReadonlyMap<string, ReportLook[]> =>
  Map.groupBy(
    panels.flatMap(({ facts, stories }) =>
      stories.flatMap((look): ReportLook[] => {
        const notes = notesOf(marks[look.id]);
        return notes.length > 0 ? [{ look, facts, link: linkOf(look), notes }] : [];
      }),
    ),
    ({ facts }) => facts.area,
  );

/** "3 notes on 2 looks: 1 Blocker, 2 Minor". */
export const sumOf = (report: ReadonlyMap<string, readonly ReportLook[]>): string => {
  const looks = [...report.values()].flat();
  const notes = looks.flatMap((it) => it.notes);
  const weights = ([1, 2, 3] as const).flatMap((severity) => {
    const count = notes.filter((it) => it.severity === severity).length;
    return count > 0 ? [`${String(count)} ${SEVERITIES[severity]}`] : [];
  });
  const counted = (count: number, noun: string) => `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
  return `${counted(notes.length, "note")} on ${counted(looks.length, "look")}: ${weights.join(", ")}`;
};

/** Where a note belongs: button “Save”, at 120, 340. */
export const whereOf = ({ pin }: Note): string =>
  pin ? `${placeOf(pin)}, at ${String(pin.x)}, ${String(pin.y)}` : "whole panel";
