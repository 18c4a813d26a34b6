import { Tabs } from "@backoffice/ui";
import type { ComponentType } from "react";
import { useLocation, useNavigate } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { PaymentsList } from "./payments.list.ts";

const VIEW = "view";
const PAYMENTS = "payments";

/**
 * A page of billing with the payments beside its own list. Which of both is in the address; filters, page and sorting
 * are those of one list, and do not go with it to the other.
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
