export { trueMinus } from "./numbers/true-minus.ts";
export { cleanText } from "./clean-text.ts";
export { cn } from "./cn.ts";
export { safeHref } from "./safe-href.ts";
export { safePicture } from "./safe-picture.ts";

export { Button, type ButtonProps } from "./primitives/button.tsx";
export { Checkbox, type CheckboxProps } from "./primitives/checkbox.tsx";
export { Combobox, type ComboboxProps } from "./primitives/combobox.tsx";
export { type ComboboxOption, fold } from "./primitives/combobox-filter.ts";
export { copyAddress } from "./primitives/copy-address.ts";
export { CopyButton, type CopyButtonProps } from "./primitives/copy-button.tsx";
export { DateBox, type DateBoxProps } from "./dates/date-box.tsx";
export { DirectionProvider } from "./primitives/direction-provider.tsx";
export { type IconLike } from "./primitives/icon.tsx";
export { IconButton, type IconButtonProps } from "./primitives/icon-button.tsx";
export { Input, type InputProps } from "./primitives/input.tsx";
export { clearOfFoot } from "./focus/clear-of-foot.ts";
export { focusPage, keepFocus } from "./focus/keep-focus.ts";
export { type KeyWords, KEY_WORDS } from "./keys/key-words.ts";
export { allowSingleKeys, type Chord, isSingleKey, KEYS, pressed } from "./keys/keys.ts";
export { printedChord } from "./keys/printed-chord.ts";
export { takesText } from "./keys/takes-text.ts";
export { Kbd } from "./primitives/kbd.tsx";
export { linkLook } from "./primitives/link-look.ts";
export { Radio, type RadioProps } from "./primitives/radio.tsx";
export { Select, type SelectOption, type SelectProps } from "./primitives/select.tsx";
export { Switch, type SwitchProps } from "./primitives/switch.tsx";
export { TabPanel, type TabItem, Tabs, type TabsProps } from "./primitives/tabs.tsx";
export { Textarea, type TextareaProps } from "./primitives/textarea.tsx";
export { isRecord, readStored, writeStored } from "./stored.ts";
export { prefetch, forgetFailed, lazyComponent, type Load } from "./lazy-component.ts";
export { useLatestCallback } from "./use-latest-callback.ts";

export type { ConfirmDialogProps } from "./overlays/confirm-dialog-props.ts";
export { ConfirmDialog } from "./overlays/confirm-dialog.tsx";
export { deferred } from "./overlays/deferred.tsx";
export { Dialog, type DialogProps } from "./overlays/dialog.tsx";
export { dropStrayPresses, endPress } from "./overlays/stray-press.ts";
export { leaveKeysToInputMethods } from "./primitives/composed-keys.ts";
export { Drawer, DrawerFooter, type DrawerProps } from "./overlays/drawer.tsx";
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./overlays/dropdown-menu.tsx";
export {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuRadioItem,
} from "./overlays/dropdown-menu-item.tsx";
export { ErrorDialog, type ErrorDialogProps } from "./overlays/error-dialog.tsx";
export { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from "./overlays/popover.tsx";
export { Tooltip, type TooltipProps, TooltipProvider } from "./overlays/tooltip.tsx";
export { DrawerActions, type DrawerActionsProps, type DrawerStep } from "./overlays/drawer-actions.tsx";
export { type ConfirmNote } from "./overlays/confirm-fields.tsx";
export { ProgressDialog, type ProgressDialogProps } from "./overlays/progress-dialog.tsx";
export { type ProgressLine, type ProgressState } from "./overlays/progress-state.ts";
export { ImageViewer, type ImageViewerProps } from "./overlays/image-viewer.tsx";
export type { ViewerImage } from "./overlays/viewer-image.ts";
export type { CommandPaletteProps } from "./overlays/command-palette-props.ts";
export { CommandPalette } from "./overlays/command-palette.tsx";
export { type Command } from "./overlays/command-line.tsx";

export { Alert, type AlertProps } from "./feedback/alert.tsx";
export { announce } from "./feedback/announce.ts";
export { EmptyState, type EmptyStateProps } from "./feedback/empty-state.tsx";
export { FailedState, type FailedStateProps } from "./feedback/failed-state.tsx";
export { ForbiddenState, type ForbiddenStateProps } from "./feedback/forbidden-state.tsx";
export { FullScreenLoader } from "./feedback/full-screen-loader.tsx";
export { GoneState, type GoneStateProps } from "./feedback/gone-state.tsx";
export { NoMatches, type NoMatchesProps } from "./feedback/no-matches.tsx";
export { type Severity } from "./feedback/severity.ts";
export { Skeleton } from "./feedback/skeleton.tsx";
export { Spinner, type SpinnerProps } from "./feedback/spinner.tsx";
export { toast, type ToastAction, type ToastOptions } from "./feedback/toast.ts";
export { Toaster } from "./feedback/toaster.tsx";

export { Avatar } from "./display/avatar.tsx";
export { Badge, type BadgeProps, type Tone } from "./display/badge.tsx";
export { Card } from "./display/card.tsx";
export { Count, type CountProps } from "./display/count.tsx";
export { DASH } from "./display/dash.tsx";
export { DateTime, type DateTimeProps } from "./display/date-time.tsx";
export { type DescriptionItem, DescriptionList, type DescriptionListProps } from "./display/description-list.tsx";
export { EmptyFieldsButton } from "./display/empty-fields-button.tsx";
export { type FactGroup, FactGroups, type FactGroupsProps } from "./display/fact-groups.tsx";
export { formatDateTime, formatRelative, formatZone } from "./display/format-date-time.ts";
export { Id, type IdProps } from "./display/id.tsx";
export { JsonView, type JsonViewProps } from "./display/json-view.tsx";
export { type Locale } from "./display/locale.ts";
export { LocaleProvider } from "./display/locale-provider.tsx";
export { Money, type MoneyProps } from "./display/money.tsx";
export { SectionHeading, type SectionHeadingProps } from "./display/section-heading.tsx";
export { type Clock, ClockContext, systemClock } from "./display/clock.ts";
export { useLocale } from "./display/use-locale.ts";
export { useNow } from "./display/use-now.ts";
export { ProgressBar, type ProgressBarProps } from "./display/progress-bar.tsx";
export { AddressTabs, type AddressTab, type AddressTabsProps } from "./display/address-tabs.tsx";
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from "./display/breadcrumbs.tsx";
export { Countdown, type CountdownProps } from "./display/countdown.tsx";
export { DiffView, type DiffViewProps } from "./display/diff-view.tsx";
export { LiveClock, type LiveClockProps } from "./display/live-clock.tsx";
export { QrCode, type QrCodeProps } from "./display/qr-code.tsx";
export { StatCard, type StatCardProps } from "./display/stat-card.tsx";
export { Timeline, type TimelineItem, type TimelineProps } from "./display/timeline.tsx";
export { type Trend } from "./display/trend.ts";
export { Chart, type ChartProps } from "./display/charts/chart.tsx";
export { type ChartKind, type ChartSeries } from "./display/charts/chart-types.ts";
export { DonutChart, type DonutChartProps } from "./display/charts/donut-chart.tsx";
export { type DonutPart } from "./display/charts/donut-parts.ts";

export { Stepper, type StepperItem, type StepperProps } from "./wizard/stepper.tsx";
export { Wizard, type WizardProps } from "./wizard/wizard.tsx";
export { type WizardStep, type WizardSteps, type WizardTools, type WizardValues } from "./wizard/wizard-types.ts";
