import { useState } from 'react';
import { createForm, type FormEvent } from '../../../machines/shared/form.ts';
import { Button } from '../../../widget/ui/Button.tsx';
import { Checkbox } from '../../../widget/ui/Checkbox.tsx';
import { DateButton } from '../../../widget/ui/DateButton.tsx';
import { FormTextField } from '../../../widget/ui/FormTextField.tsx';
import { NumberStepper } from '../../../widget/ui/NumberStepper.tsx';
import { PasswordField } from '../../../widget/ui/PasswordField.tsx';
import { RadioGroup } from '../../../widget/ui/RadioGroup.tsx';
import { SafeLink } from '../../../widget/ui/SafeLink.tsx';
import { SelectField } from '../../../widget/ui/SelectField.tsx';
import { TextArea } from '../../../widget/ui/TextArea.tsx';
import { TextField } from '../../../widget/ui/TextField.tsx';

/** Every form control once. */
export function Fields() {
  const [text, setText] = useState('');
  const [adults, setAdults] = useState(2);
  const [rooms, setRooms] = useState('1');
  const [agreed, setAgreed] = useState(true);
  const form = {
    ...createForm({ firstName: '' }),
    errors: { firstName: 'required' as const },
    submitted: true,
  };
  const send = (event: FormEvent) => void event;
  return (
    <section className="ui-stack ui-rule">
      <h3>Guests in Room 1</h3>
      <div className="ui-grid">
        <DateButton label="Arrival date" name="arrivalDate" value="2027-05-01" onOpen={() => {}} />
        <SelectField
          label="Title"
          name="title"
          value=""
          onChange={() => {}}
          options={[
            { value: 'MR', label: 'Mr' },
            { value: 'MRS', label: 'Mrs' },
          ]}
        />
        <FormTextField
          form={form}
          send={send}
          label="First name"
          name="firstName"
          autoComplete="given-name"
        />
        <TextField label="Last name" name="lastName" value="Ashdown" readOnly onChange={setText} />
        <TextField
          label="Postcode"
          name="postCode"
          value={text}
          onChange={setText}
          hint="So that we can find your address"
          action={<Button>Find Address</Button>}
        />
        <PasswordField
          label="Set a password"
          name="newPassword"
          autoComplete="new-password"
          hint="Minimum 8 characters"
        />
        <div className="ui-row">
          <NumberStepper label="Adults" name="adults" value={adults} min={1} max={4} onChange={setAdults} />
          <NumberStepper label="Children" name="children" value={0} min={0} max={1} onChange={() => {}} />
        </div>
      </div>
      <RadioGroup
        legend="How many rooms would you like to book?"
        name="rooms"
        value={rooms}
        onChange={setRooms}
        options={['1', '2', '3', '4', '5+'].map((value) => ({ value, label: value }))}
      />
      <TextArea
        label="Special Requests"
        name="specialRequirements"
        value={text}
        onChange={setText}
        placeholder="A cot, hypoallergenic pillows, or a special occasion"
      />
      <Checkbox
        name="terms"
        checked={agreed}
        onChange={setAgreed}
        label={
          <>
            I agree to the <SafeLink href="/privacy-cookie-policy/">privacy notice</SafeLink> and{' '}
            <SafeLink href="https://elsewhere.example/">terms of use</SafeLink>
          </>
        }
      />
      <Checkbox
        name="dogs"
        checked={false}
        onChange={() => {}}
        label="Join the mailing list (optional)"
        error="Please enter your dog information."
      />
    </section>
  );
}
