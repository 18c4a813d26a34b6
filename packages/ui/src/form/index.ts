export { applyFieldErrors } from "./apply-field-errors.ts";
export { CheckboxField, type CheckboxFieldProps } from "./checkbox-field.tsx";
export { ComboboxField, type ComboboxFieldProps } from "./combobox-field.tsx";
export { EditConflict, type ConflictingField } from "./edit-conflict.tsx";
export { createFields, type Fields, type PathTo } from "./create-fields.ts";
export { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
export { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
export type { FieldProps } from "./field-props.ts";
export { Form, type FormProps } from "./form.tsx";
export { FormSkeleton, type FormSkeletonProps } from "./form-skeleton.tsx";
export { IntegerField, type IntegerFieldProps } from "./integer-field.tsx";
export type { Language, LanguageMap } from "./language-map.ts";
export { LanguageTextField, type LanguageTextFieldProps } from "./language-text-field.tsx";
export { SegmentedField, type SegmentedFieldProps } from "./segmented-field.tsx";
export { SelectField, type SelectFieldProps } from "./select-field.tsx";
export { SubmitButton, type SubmitButtonProps } from "./submit-button.tsx";
export { SwitchField, type SwitchFieldProps } from "./switch-field.tsx";
export { TextareaField, type TextareaFieldProps } from "./textarea-field.tsx";
export { TextField, type TextFieldProps } from "./text-field.tsx";
export { useField } from "./use-field.ts";
export { useUnsaved } from "./use-unsaved.ts";
export { type FormSchema, useZodForm, type ZodForm } from "./use-zod-form.ts";
export { PasswordField, type PasswordFieldProps } from "./password-field.tsx";
export { EmailField, type EmailFieldProps } from "./email-field.tsx";
export { PhoneField, type PhoneFieldProps } from "./phone-field.tsx";
export { MoneyField, type MoneyFieldProps } from "./money-field.tsx";
export { NumberField, type NumberFieldProps } from "./number-field.tsx";
export { PercentageField, type PercentageFieldProps } from "./percentage-field.tsx";
export { RadioField, type RadioFieldProps } from "./radio-field.tsx";
export { AsyncComboboxField, type AsyncComboboxFieldProps } from "./async-combobox-field.tsx";
export { TimeZoneField, type TimeZoneFieldProps } from "./time-zone-field.tsx";
export { MultiSelectField, type MultiSelectFieldProps } from "./multi-select-field.tsx";
export { TagsField, type TagsFieldProps } from "./tags-field.tsx";
export {
  addDecimals,
  compareDecimals,
  divideDecimals,
  isDecimal,
  multiplyDecimals,
  subtractDecimals,
} from "../numbers/decimal.ts";
export { TextListField, type TextListFieldProps } from "./text-list-field.tsx";
export { repeatedTexts } from "./text-list.ts";
export { decimalText, type DecimalTextRules } from "./decimal-text.ts";
export type { LoadOptions } from "./remote-options.ts";
export type { PasswordRule } from "./password-strength.ts";
export { PHONE } from "./phone-text.ts";
export { DateField, type DateFieldProps } from "./date-field.tsx";
export { DateTimeField, type DateTimeFieldProps } from "./date-time-field.tsx";
export { type DateRange, DateRangeField, type DateRangeFieldProps } from "./date-range-field.tsx";
export { dateRange, dateText, type DateTextRules } from "./date-text.ts";
export { FileField, type FileFieldProps, type FileValue } from "./file-field.tsx";
export type { FileKind } from "./file-kind.ts";
export type { Upload } from "./use-upload.ts";
export { LanguageGroup, type LanguageGroupProps } from "./language-group.tsx";
export { LanguageTabs, type LanguageTabsProps } from "./language-tabs.tsx";
export { PagePreview } from "./page-preview.tsx";
export type { PagePreviewProps } from "./page-preview-props.ts";
export { LanguageTabsField, type LanguageTabsFieldProps } from "./language-tabs-field.tsx";
export { KeyValueField, type KeyValueFieldProps } from "./key-value-field.tsx";
export { RowsField, type RowsFieldProps } from "./rows-field.tsx";
export { checkedRows } from "./checked-rows.ts";
export { keyValueObject } from "./key-value-object.ts";
export { type KeyValueRow, toKeyValueRows } from "./key-value-rows.ts";
export { followed, oneMore, type Row, type RowColumn } from "./row-rules.ts";
export { ColourField, type ColourFieldProps } from "./colour-field.tsx";
export { CodeField, type CodeFieldProps } from "./code-field.tsx";
export { JsonField, type JsonFieldProps } from "./json-field.tsx";
export { RichText } from "./rich-text.tsx";
export type { ChoosePicture } from "./rich-text/choose-picture.ts";
export { RichTextField, type RichTextFieldProps } from "./rich-text-field.tsx";
export { COLOUR } from "./colour-text.ts";
export { DraftNotice, type DraftNoticeProps } from "./draft-notice.tsx";
export { dropDraft, forgetDrafts } from "./draft-store.ts";
export { jsonTextRule } from "./json-text-rule.ts";
export { type OfferedDraft, useDraft } from "./use-draft.ts";
export { fileProblem, formatBytes } from "./file-kind.ts";
