import { Tabs } from "@backoffice/ui";
import type { ComponentType } from "react";
import { useLocation, useNavigate } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { PaymentsList } from "./payments.list.ts";

const VIEW = "view";
const PAYMENTS = "payments";

/**
 * A billing page with a payments view beside its own list. The address has the view; filters, page and sorting belong
 * to one view and do not carry over.
 */
export const withPayments = (label: string, List: ComponentType): ComponentType => {
  const Page = () => {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const isPayments = useSearchParams().get(VIEW) === PAYMENTS;
    return (
      <>
        <Tabs
          label="Views"
          className="mb-3 shrink-0"
          value={isPayments ? PAYMENTS : "own"}
          tabs={[
            { value: "own", label },
            { value: PAYMENTS, label: "Payments" },
          ]}
          onValueChange={(next) =>
            void navigate(pathname + keptSearch(search, next === PAYMENTS ? { [VIEW]: PAYMENTS } : {}), {
              replace: true,
            })
          }
        />
        {isPayments ? <PaymentsList /> : <List />}
      </>
    );
  };
  return Page;
};
