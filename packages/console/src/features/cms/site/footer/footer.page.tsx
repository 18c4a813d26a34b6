import { useShowFooter } from "@backoffice/api-client";
import { Select, toast } from "@backoffice/ui";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { unsavedReason } from "#kit/panels/unsaved.ts";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useWritableLanguages } from "#entities/content/texts/use-writable-languages.ts";
import { OneSite } from "#entities/content/site/one-site.tsx";
import { SavedLine } from "#entities/content/site/saved-line.tsx";
import { FooterMenuEditor } from "./footer-menu-editor.tsx";

const ENGLISH = "en";

const SiteFooter = ({ opId }: { opId: string }) => {
  const languages = useWritableLanguages(opId);
  const [languageParam, choose] = useSearchParam("selectedLanguage");
  const language = languages.find(({ code }) => code === languageParam)?.code ?? ENGLISH;
  const query = useShowFooter({ body: { opId, selectedLanguage: language } });
  const show = (code: string) => {
    const unsaved = unsavedReason();
    if (unsaved !== undefined) toast.info(unsaved);
    else choose(code === ENGLISH ? undefined : code);
  };
  return (
    <RecordPageFrame noun="footer" query={query}>
      {(footer) => (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <label className="flex items-center gap-2 text-meta text-ink-muted">
              Language
              <Select
                className="w-40"
                options={languages.map(({ code, label }) => ({ value: code, label }))}
                value={language}
                onValueChange={show}
              />
            </label>
            <SavedLine {...footer} id={`footer/${opId}/${language}`} />
          </div>
          <FooterMenuEditor key={`${opId}/${language}`} of={{ opId, language }} footer={footer} />
        </div>
      )}
    </RecordPageFrame>
  );
};

/** `/cms/v2/footer` and `/cms/footer`: footer menu of a site, in one language (content §3). */
const FooterPage = () => <OneSite subject="footer">{(opId) => <SiteFooter opId={opId} />}</OneSite>;

export default FooterPage;
