import { Languages } from "lucide-react";
import { Button } from "../../primitives/button/button.tsx";

type AddTranslationsProps = {
  /** Label of the field, which tells several of these buttons apart. */
  label: string;
  /** Number of languages besides the first, all without a text. */
  count: number;
  onAdd: () => void;
};

/** Shows the other languages of a text. */
export const AddTranslations = ({ label, count, onAdd }: AddTranslationsProps) => {
  const words = `Add translations (0 of ${count})`;
  return (
    <Button size="sm" variant="ghost" className="self-start" aria-label={`${words}: ${label}`} onClick={onAdd}>
      <Languages size={14} strokeWidth={1.75} aria-hidden />
      {words}
    </Button>
  );
};
