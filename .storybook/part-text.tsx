import { PART_LINKS } from "./parts/part-links.ts";

/** A text of a guide. Names of components after "use" are links to their documentation: "use TextField". */
export const PartText = ({ children }: { children: string }) =>
  children.split(/(?<=\buse )(\w+)/).map((piece, index) => {
    const id = index % 2 === 1 ? PART_LINKS.get(piece) : undefined;
    return id === undefined ? (
      piece
    ) : (
      <a
        key={index}
        href={`./?path=/docs/${id}`}
        target="_top"
        className="text-accent-ink underline underline-offset-2"
      >
        {piece}
      </a>
    );
  });
