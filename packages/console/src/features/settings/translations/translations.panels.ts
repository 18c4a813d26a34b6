import DeleteTranslation from "./panels/delete-translation.confirm.tsx";
import TranslationEdit from "./panels/translation-edit.modal.tsx";

/** Panels by ID. */
export default {
  "translation-edit": TranslationEdit,
  "delete-translation": DeleteTranslation,
};
