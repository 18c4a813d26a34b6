import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  IconButton,
} from "@backoffice/ui";
import { SunMoon } from "lucide-react";
import { changeAppearance, useAppearance, type Appearance } from "#kit/preferences/appearance.ts";
import { LocaleOptions } from "./locale-options.tsx";

/** Theme, density, direction, single-key shortcuts, and how dates and numbers are written; kept in the browser. */
const AppearanceOptions = ({ defaultOpen }: { defaultOpen: boolean }) => {
  const appearance = useAppearance();
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>
        <IconButton label="Appearance" icon={SunMoon} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>Theme</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={appearance.theme}
          onValueChange={(theme) => changeAppearance({ theme: theme as Appearance["theme"] })}
        >
          <DropdownMenuRadioItem value="system">As the system</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="light">Light</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="dark">Dark</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Density</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={appearance.density}
          onValueChange={(density) => changeAppearance({ density: density as Appearance["density"] })}
        >
          <DropdownMenuRadioItem value="compact">Compact</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="comfortable">Comfortable</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Direction</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={appearance.direction}
          onValueChange={(direction) => changeAppearance({ direction: direction as Appearance["direction"] })}
        >
          <DropdownMenuRadioItem value="ltr">Left to right</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="rtl">Right to left</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <LocaleOptions />
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem
          checked={appearance.singleKeys}
          onCheckedChange={(singleKeys) => changeAppearance({ singleKeys })}
        >
          Single-key shortcuts
        </DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default AppearanceOptions;
