import { TabList } from '../../ui/tab-list.tsx';
import { type PaymentMethod, paymentMethods } from '../order.ts';
import { methodLabels } from './payment-fields.ts';
import styles from './payment-tabs.module.css';

interface PaymentTabsProps {
  readonly method: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
}

export const PaymentTabs = ({ method, onChoose }: PaymentTabsProps) => (
  <TabList
    label="Payment method"
    className={styles.paymentTabs}
    tabs={paymentMethods.map((each) => ({
      name: `payment-tab-${each}`,
      label: methodLabels[each],
      panel: 'payment-panel',
    }))}
    selected={paymentMethods.indexOf(method)}
    onSelect={(index) => onChoose(paymentMethods[index]!)}
  />
);
