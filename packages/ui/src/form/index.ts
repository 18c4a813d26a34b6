export { applyFieldErrors } from "./errors/apply-field-errors.ts";
export { CheckboxField, type CheckboxFieldProps } from "./choice/checkbox-field.tsx";
export { ComboboxField, type ComboboxFieldProps } from "./combobox/combobox-field.tsx";
export { EditConflict, type ConflictingField } from "./draft/edit-conflict.tsx";
export { focusFirstField } from "../focus/first-field.ts";
export { focusFirstEmpty } from "./errors/focus-first-empty.ts";
export { createFields, type Fields, type PathTo } from "./create-fields.ts";
export { FieldFrame, type FieldFrameProps } from "./frame/field-frame.tsx";
export { FieldGroup, type FieldGroupProps } from "./frame/field-group.tsx";
export type { FieldProps } from "./frame/field-props.ts";
export { Form, type FormProps } from "./form.tsx";
export { FormSkeleton, type FormSkeletonProps } from "./form-skeleton.tsx";
export { IntegerField, type IntegerFieldProps } from "./number/integer-field.tsx";
export type { Language, LanguageMap } from "./translations/language-map.ts";
export { LanguageTextField, type LanguageTextFieldProps } from "./translations/language-text-field.tsx";
export { SegmentedField, type SegmentedFieldProps } from "./choice/segmented-field.tsx";
export { SelectField, type SelectFieldProps } from "./choice/select-field.tsx";
export { SubmitButton, type SubmitButtonProps } from "./submit-button.tsx";
export { SwitchField, type SwitchFieldProps } from "./choice/switch-field.tsx";
export { TextareaField, type TextareaFieldProps } from "./text/textarea-field.tsx";
export { TextField, type TextFieldProps } from "./text/text-field.tsx";
export { useField } from "./frame/use-field.ts";
export { useUnsaved } from "./draft/use-unsaved.ts";
export { type FormSchema, useZodForm, type ZodForm } from "./use-zod-form.ts";
export { PasswordField, type PasswordFieldProps } from "./password/password-field.tsx";
export { EmailField, type EmailFieldProps } from "./text/email-field.tsx";
export { PhoneField, type PhoneFieldProps } from "./text/phone-field.tsx";
export { MoneyField, type MoneyFieldProps } from "./number/money-field.tsx";
export { NumberField, type NumberFieldProps } from "./number/number-field.tsx";
export { PercentageField, type PercentageFieldProps } from "./number/percentage-field.tsx";
export { RadioField, type RadioFieldProps } from "./choice/radio-field.tsx";
export { AsyncComboboxField, type AsyncComboboxFieldProps } from "./combobox/async-combobox-field.tsx";
export { TimeZoneField, type TimeZoneFieldProps } from "./combobox/time-zone-field.tsx";
export { MultiSelectField, type MultiSelectFieldProps } from "./combobox/multi-select-field.tsx";
export { TagsField, type TagsFieldProps } from "./text-list/tags-field.tsx";
export {
  addDecimals,
  compareDecimals,
  divideDecimals,
  isDecimal,
  multiplyDecimals,
  subtractDecimals,
} from "../numbers/decimal.ts";
export { TextListField, type TextListFieldProps } from "./text-list/text-list-field.tsx";
export { repeatedTexts } from "./text-list/text-list.ts";
export { plainDecimal } from "../numbers/format-decimal.ts";
export { decimalText, type DecimalTextRules } from "./number/decimal-text.ts";
export type { LoadOptions } from "./combobox/remote-options.ts";
export type { PasswordRule } from "./password/password-strength.ts";
export { PHONE } from "./text/phone-text.ts";
export { DateField, type DateFieldProps } from "./date/date-field.tsx";
export { DateTimeField, type DateTimeFieldProps } from "./date/date-time-field.tsx";
export { type DateRange, DateRangeField, type DateRangeFieldProps } from "./date/date-range-field.tsx";
export { dateRange, dateText, type DateTextRules } from "./date/date-text.ts";
export { FileField, type FileFieldProps, type FileValue } from "./file/file-field.tsx";
export type { FileKind } from "./file/file-kind.ts";
export type { Upload } from "./file/use-upload.ts";
export { LanguageGroup, type LanguageGroupProps } from "./translations/language-group.tsx";
export { LanguageTabs, type LanguageTabsProps } from "./translations/language-tabs.tsx";
export { PagePreview } from "./rich-text/preview/page-preview.tsx";
export type { PagePreviewProps } from "./rich-text/preview/page-preview-props.ts";
export { LanguageTabsField, type LanguageTabsFieldProps } from "./translations/language-tabs-field.tsx";
export { KeyValueField, type KeyValueFieldProps } from "./key-value/key-value-field.tsx";
export { RowsField, type RowsFieldProps } from "./rows/rows-field.tsx";
export { checkedRows } from "./rows/checked-rows.ts";
export { keyValueObject } from "./key-value/key-value-object.ts";
export { type KeyValueRow, toKeyValueRows } from "./key-value/key-value-rows.ts";
export { followed, oneMore, type Row, type RowColumn } from "./rows/row-rules.ts";
export { ColourField, type ColourFieldProps } from "./colour/colour-field.tsx";
export { CodeField, type CodeFieldProps } from "./text/code-field.tsx";
export { JsonField, type JsonFieldProps } from "./json/json-field.tsx";
export { RichText } from "./rich-text/rich-text.tsx";
export type { ChoosePicture } from "./rich-text/toolbar/choose-picture.ts";
export { RichTextField, type RichTextFieldProps } from "./rich-text/rich-text-field.tsx";
export { COLOUR } from "./colour/colour-text.ts";
export { DraftNotice, type DraftNoticeProps } from "./draft/draft-notice.tsx";
export {
  type DraftPlace,
  draftsWithAddress,
  dropDraft,
  forgetDrafts,
  onDraftsChange,
  type StoredDraft,
} from "./draft/draft-store.ts";
export { restoreDrafts } from "./draft/restore-drafts.ts";
export { jsonTextRule } from "./json/json-text-rule.ts";
export { type OfferedDraft, useDraft } from "./draft/use-draft.ts";
export { fileProblem, formatBytes } from "./file/file-kind.ts";
