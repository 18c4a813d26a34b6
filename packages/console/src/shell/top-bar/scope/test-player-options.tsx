import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@backoffice/ui";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { readTestPlayers, TEST_PLAYERS, withTestPlayers } from "#kit/scope/change-scope.ts";
import { TestPlayerButton } from "./scope-buttons.tsx";
import { useChangeScope } from "./use-change-scope.ts";

/** Players shown on every page: all, test or real players (shell §2.1). */
const TestPlayerOptions = ({ defaultOpen }: { defaultOpen: boolean }) => {
  const search = useSearchParams();
  const change = useChangeScope();
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>
        <TestPlayerButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Players</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={readTestPlayers(search).value}
          onValueChange={(value) => change((now) => withTestPlayers(now, value))}
        >
          {TEST_PLAYERS.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default TestPlayerOptions;
