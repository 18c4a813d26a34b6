/** Copies within copies beyond which a file is refused; drawing programs nest a few. */
const DEEPEST = 100;

/** A part of the file that copies can be made of: its own elements, and the parts that its `use` elements copy. */
type Part = { elements: number; copies: string[] };

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/**
 * Counts what a browser draws for `use` elements: copies of copies grow exponentially, so that thirty lines can be a
 * billion elements.
 */
export const createCopies = () => {
  const whole: Part = { elements: 0, copies: [] };
  const parts = new Map<string, Part>();
  const open: (Part | undefined)[] = [];

  /** Elements drawn for a part, infinite beyond `DEEPEST`; a copy of itself is not drawn. */
  const drawn = (part: Part, counts: Map<Part, number>, depth = 0): number => {
    if (depth > DEEPEST) return Infinity;
    const known = counts.get(part);
    if (known !== undefined) return known;
    counts.set(part, 0);
    let count = part.elements;
    for (const id of part.copies) count += drawn(parts.get(id) ?? { elements: 0, copies: [] }, counts, depth + 1);
    counts.set(part, count);
    return count;
  };

  return {
    /** `copied`: the target of a `use` element, `#id`. */
    enter: (id: string | undefined, copied: string | undefined) => {
      let part: Part | undefined;
      // The first of several with one id counts.
      if (id !== undefined && !parts.has(id)) parts.set(id, (part = { elements: 0, copies: [] }));
      open.push(part);
      for (const within of [whole, ...open]) {
        if (!within) continue;
        within.elements += 1;
        if (copied !== undefined) within.copies.push(decoded(copied.trim().slice(1)));
      }
    },
    leave: () => void open.pop(),
    drawn: () => drawn(whole, new Map()),
  };
};
