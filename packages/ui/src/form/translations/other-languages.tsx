import { Plus } from "lucide-react";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../../overlays/menu/dropdown-menu.tsx";
import { DropdownMenuItem } from "../../overlays/menu/dropdown-menu-item.tsx";
import { Button } from "../../primitives/button/button.tsx";
import type { Language } from "./language-map.ts";

type OtherLanguagesProps = {
  languages: readonly Language[];
  onAdd: (code: string) => void;
};

/** Menu of the languages that a text may have although none is expected. */
export const OtherLanguages = ({ languages, onAdd }: OtherLanguagesProps) =>
  languages.length > 0 && (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost" className="shrink-0 self-center">
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          <span className="max-sm:sr-only">Other language</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {languages.map(({ code, label }) => (
          <DropdownMenuItem key={code} onSelect={() => onAdd(code)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
