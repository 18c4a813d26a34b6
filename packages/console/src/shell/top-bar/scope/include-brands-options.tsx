import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@backoffice/ui";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { INCLUDE_BRANDS, readIncludeBrands, withIncludeBrands } from "#kit/scope/change-scope.ts";
import { IncludeBrandsButton } from "./scope-buttons.tsx";
import { useChangeScope } from "./use-change-scope.ts";

const UNSET = "unset";

/** Whether an operator's brands are shown with it (shell §2.1). */
const IncludeBrandsOptions = ({ defaultOpen }: { defaultOpen: boolean }) => {
  const search = useSearchParams();
  const change = useChangeScope();
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>
        <IncludeBrandsButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Brands of the operator</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={readIncludeBrands(search)?.value ?? UNSET}
          onValueChange={(value) => change((now) => withIncludeBrands(now, value === UNSET ? undefined : value))}
        >
          <DropdownMenuRadioItem value={UNSET}>Default of the page</DropdownMenuRadioItem>
          {INCLUDE_BRANDS.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default IncludeBrandsOptions;
