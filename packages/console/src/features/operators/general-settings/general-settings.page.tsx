import { useShowOperator } from "@backoffice/api-client";
import { Button, Card, EmptyState, SectionHeading } from "@backoffice/ui";
import { Building2 } from "lucide-react";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { OperatorHead } from "../operator-head.tsx";
import { OperatorLanguages } from "../operator-languages.tsx";
import { OperatorLimits } from "../operator-limits.tsx";
import { EarningSettings } from "../earning-settings.form.tsx";

/** Platform staff have no operator: a link leads to the list. */
const OfNobody = () => {
  const { search } = useLocation();
  return (
    <EmptyState
      icon={Building2}
      title="No operator selected"
      action={
        <Button asChild>
          <AppLink to={`/operators${keptSearch(search)}`}>Operators and brands</AppLink>
        </Button>
      }
    >
      The settings of each operator and brand are on its page.
    </EmptyState>
  );
};

const OfOperator = ({ opId }: { opId: string }) => {
  const query = useShowOperator({ body: { opId } }, { staleTime: 0 });
  const { search } = useLocation();
  return (
    <RecordPageFrame noun="operator" query={query}>
      {(operator) => (
        <>
          <OperatorHead operator={operator}>
            <Button asChild>
              <AppLink to={`/operators/${encodeURIComponent(opId)}${keptSearch(search)}`}>Open the page</AppLink>
            </Button>
          </OperatorHead>
          <Card className="p-5">
            <EarningSettings opId={opId} />
          </Card>
          <Card className="mt-4 p-5">
            <SectionHeading level={3} description="Set by the platform. Only platform staff can change it.">
              Limits and languages
            </SectionHeading>
            <OperatorLimits operator={operator} />
            <div className="mt-4">
              <OperatorLanguages codes={operator.allowedLangs} />
            </div>
          </Card>
        </>
      )}
    </RecordPageFrame>
  );
};

/**
 * `/settings/general`: settings for players of the user's operator or brand. The page has no operator selector (shell
 * §2.2); its header names the operator.
 */
export const GeneralSettingsPage = () => {
  const opId = useSelectedOperator();
  return opId === undefined ? <OfNobody /> : <OfOperator opId={opId} />;
};
