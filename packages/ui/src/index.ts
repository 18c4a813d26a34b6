export { withMinusSign } from "./numbers/with-minus-sign.ts";
export { cleanSearch, cleanText } from "./clean-text.ts";
export { cn } from "./cn.ts";
export { hasEmail } from "./has-email.ts";
export { safeHref } from "./safe-href.ts";
export { safePicture } from "./safe-picture.ts";
export { visibleText } from "./visible-text.ts";

export { Button, type ButtonProps } from "./primitives/button/button.tsx";
export { Checkbox, type CheckboxProps } from "./primitives/controls/checkbox.tsx";
export { Combobox, type ComboboxProps } from "./primitives/combobox/combobox.tsx";
export type { ComboboxOption } from "./primitives/combobox/combobox-filter.ts";
export { fold } from "./fold.ts";
export { copyAddress } from "./primitives/button/copy-address.ts";
export { CopyButton, type CopyButtonProps } from "./primitives/button/copy-button.tsx";
export { DateBox, type DateBoxProps } from "./dates/date-box.tsx";
export { DirectionProvider } from "./primitives/direction-provider.tsx";
export { type IconLike } from "./primitives/icon.tsx";
export { IconButton, type IconButtonProps } from "./primitives/button/icon-button.tsx";
export { Input, type InputProps } from "./primitives/controls/input.tsx";
export { footerScrollPadding } from "./focus/footer-scroll-padding.ts";
export { focusPage, keepFocus } from "./focus/keep-focus.ts";
export { type KeyDescription, KEY_DESCRIPTIONS } from "./keys/key-descriptions.ts";
export { allowSingleKeys, type Chord, isSingleKey, KEYS, pressed } from "./keys/keys.ts";
export { formatChord, isMac } from "./keys/format-chord.ts";
export { isTextTarget } from "./keys/is-text-target.ts";
export { Kbd } from "./primitives/kbd.tsx";
export { linkLook } from "./primitives/button/link-look.ts";
export { SubmitKeys } from "./primitives/submit-keys.tsx";
export { Radio, type RadioProps } from "./primitives/controls/radio.tsx";
export { Select, type SelectOption, type SelectProps } from "./primitives/controls/select.tsx";
export { Switch, type SwitchProps } from "./primitives/controls/switch.tsx";
export { TabPanel, type TabItem, Tabs, type TabsProps } from "./primitives/tabs.tsx";
export { Textarea, type TextareaProps } from "./primitives/controls/textarea.tsx";
export { isRecord, readStored, storedKeys, writeStored } from "./stored.ts";
export { prefetch, lazyComponent, type Load } from "./lazy-component.ts";
export { missingCode, waitAfter } from "./missing-code.ts";
export { useLatestCallback } from "./use-latest-callback.ts";

export type { ConfirmDialogProps } from "./overlays/confirm/confirm-dialog-props.ts";
export { ConfirmDialog } from "./overlays/confirm/confirm-dialog.tsx";
export { deferred } from "./overlays/deferred.tsx";
export { Dialog, type DialogProps } from "./overlays/dialog/dialog.tsx";
export { answerPress, dropStrayPresses, endPress } from "./overlays/stray-press.ts";
export { heldText } from "./overlays/held-presses.ts";
export { HoldPresses, Opening } from "./overlays/opening.tsx";
export { ignoreComposingKeys } from "./primitives/ignore-composing-keys.ts";
export { onWindowsChange, openWindows } from "./overlays/open-windows.ts";
export { Drawer, DrawerFooter, type DrawerProps } from "./overlays/drawer/drawer.tsx";
export { InlineDrawer, type InlineDrawerProps } from "./overlays/drawer/inline-drawer.tsx";
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./overlays/menu/dropdown-menu.tsx";
export {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuRadioItem,
} from "./overlays/menu/dropdown-menu-item.tsx";
export { ErrorDialog, type ErrorDialogProps } from "./overlays/error-dialog/error-dialog.tsx";
export { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from "./overlays/popover/popover.tsx";
export { Tooltip, type TooltipProps, TooltipProvider } from "./overlays/tooltip/tooltip.tsx";
export { type ConfirmNote } from "./overlays/confirm/confirm-fields.tsx";
export { ProgressDialog, type ProgressDialogProps } from "./overlays/progress/progress-dialog.tsx";
export { type ProgressLine, type ProgressState } from "./overlays/progress/progress-state.ts";
export { ImageViewer, type ImageViewerProps } from "./overlays/image-viewer/image-viewer.tsx";
export type { ViewerImage } from "./overlays/image-viewer/viewer-image.ts";
export type { CommandPaletteProps } from "./overlays/command-palette/command-palette-props.ts";
export { CommandPalette } from "./overlays/command-palette/command-palette.tsx";
export { type Command } from "./overlays/command-palette/command-line.tsx";

export { Alert, type AlertProps } from "./feedback/alert.tsx";
export { announce } from "./feedback/announce.ts";
export { type CheckItem, type CheckState } from "./feedback/checks/check-item.ts";
export { Checks, type ChecksProps } from "./feedback/checks/checks.tsx";
export { labelsOf, plural } from "./feedback/checks/summarize-checks.ts";
export { EmptyState, type EmptyStateProps } from "./feedback/states/empty-state.tsx";
export { FailedState, type FailedStateProps } from "./feedback/states/failed-state.tsx";
export { ForbiddenState, type ForbiddenStateProps } from "./feedback/states/forbidden-state.tsx";
export { FullScreenLoader } from "./feedback/full-screen-loader.tsx";
export { GoneState, type GoneStateProps } from "./feedback/states/gone-state.tsx";
export { NoMatches, type NoMatchesProps } from "./feedback/states/no-matches.tsx";
export { type Severity } from "./feedback/severity.ts";
export { Skeleton } from "./feedback/skeleton.tsx";
export { Spinner, type SpinnerProps } from "./feedback/spinner.tsx";
export { toast, type ToastAction, type ToastOptions } from "./feedback/toast/toast.ts";
export { Toaster } from "./feedback/toast/toaster.tsx";
export { loadToasterPosition } from "./feedback/toast/use-toaster-position.ts";

export { Avatar } from "./display/values/avatar.tsx";
export { Badge, type BadgeProps, type Tone } from "./display/values/badge.tsx";
export { Card } from "./display/card.tsx";
export { Count, type CountProps } from "./display/values/count.tsx";
export { DASH } from "./display/values/dash.tsx";
export { DateTime, type DateTimeProps } from "./display/values/date-time.tsx";
export { type DescriptionItem, DescriptionList, type DescriptionListProps } from "./display/facts/description-list.tsx";
export { EmptyFieldsButton } from "./display/facts/empty-fields-button.tsx";
export { type FactGroup, FactGroups, type FactGroupsProps } from "./display/facts/fact-groups.tsx";
export { MetaLine, MetaLineEnd } from "./display/facts/meta-line.tsx";
export { rangeWithEnglishNames, withEnglishNames } from "./display/locale/english-names.ts";
export { countryName } from "./display/locale/country-name.ts";
export { formatDateTime, formatShort, formatRelative, formatZone } from "./display/locale/format-date-time.ts";
export { FileName } from "./display/values/file-name.tsx";
export { Id, type IdProps } from "./display/values/id.tsx";
export { JsonView, type JsonViewProps } from "./display/json/json-view.tsx";
export { type Locale } from "./display/locale/locale.ts";
export { LocaleProvider } from "./display/locale/locale-provider.tsx";
export { Money, type MoneyProps } from "./display/values/money.tsx";
export { SectionHeading, type SectionHeadingProps } from "./display/facts/section-heading.tsx";
export { type Clock, ClockContext, systemClock } from "./display/clock/clock.ts";
export { useLocale } from "./display/locale/use-locale.ts";
export { forgetServerTime, learnServerTime, serverTime } from "./display/clock/server-time.ts";
export { useNow } from "./display/clock/use-now.ts";
export { useNewDays } from "./display/clock/use-new-days.ts";
export { ProgressBar, type ProgressBarProps } from "./display/figures/progress-bar.tsx";
export { AddressTabs, type AddressTab, type AddressTabsProps } from "./display/navigation/address-tabs.tsx";
export { diffValues } from "./display/diff/diff-values.ts";
export { DiffView, type DiffViewProps } from "./display/diff/diff-view.tsx";
export { QrCode, type QrCodeProps } from "./display/qr-code/qr-code.tsx";
export { StatCard, type StatCardProps } from "./display/figures/stat-card.tsx";
export { type Trend } from "./display/figures/trend.ts";
export { Chart, type ChartProps } from "./display/charts/chart.tsx";
export { type ChartKind, type ChartSeries } from "./display/charts/chart-types.ts";

export { Stepper, type StepperItem, type StepperProps } from "./wizard/stepper.tsx";
export { Wizard, type WizardProps } from "./wizard/wizard.tsx";
export { type WizardStep, type WizardSteps, type WizardTools, type WizardValues } from "./wizard/wizard-types.ts";
