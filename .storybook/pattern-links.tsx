import { lookAddress } from "../packages/ui/src/docs/review/look/look-address.ts";
import { PATTERN_STORIES, type PatternName } from "./parts/pattern-stories.ts";

/** Links to pattern pages of this Storybook, separated by commas. */
export const PatternLinks = ({ names }: { names: readonly PatternName[] }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <a
        href={lookAddress(PATTERN_STORIES[name])}
        target="_top"
        className="text-accent-ink underline underline-offset-2"
      >
        {name}
      </a>
    </span>
  ));
