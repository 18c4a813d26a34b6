import DeleteTranslation from "./panels/delete-translation.confirm.tsx";
import TranslationEdit from "./panels/translation-edit.modal.tsx";

/** What each panel of the feature shows. */
export default {
  "translation-edit": TranslationEdit,
  "delete-translation": DeleteTranslation,
};
