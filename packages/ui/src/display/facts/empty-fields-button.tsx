import { Button } from "../../primitives/button/button.tsx";

type EmptyFieldsButtonProps = { count: number; shown: boolean; onShownChange: (shown: boolean) => void };

/** Shows or hides the empty fields of a record; renders nothing if there are none. */
export const EmptyFieldsButton = ({ count, shown, onShownChange }: EmptyFieldsButtonProps) =>
  count > 0 && (
    <Button
      variant="ghost"
      size="sm"
      className="-ms-2 mt-2 text-ink-muted"
      aria-expanded={shown}
      onClick={() => onShownChange(!shown)}
    >
      {shown ? "Hide empty fields" : `Show ${String(count)} empty ${count === 1 ? "field" : "fields"}`}
    </Button>
  );
